card-lobot = Dopóki kontrolujesz pole bitwy, ta postać ma słowo kluczowe Strażnik.
    Specjalna · rozpatrz jedną ze swoich kości, dodając 2 do jej wartości.
