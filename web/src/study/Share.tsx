import { useEffect, useState } from "react";
import { Sign } from "../look/Symbol";
import { useSay } from "../words/l10n";

/** Copies the address, which always says what is shown; when that changes, it is no longer what was copied. */
export function Share({ what, disabled }: { what: unknown; disabled?: boolean }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something else is shown
  useEffect(() => setCopied(false), [what]);
  const share = () =>
    void navigator.clipboard?.writeText(location.href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <button type="button" className="button" onClick={share} disabled={disabled}>
      <Sign name="link" />
      <span role="status">{say(copied ? "copied" : "share")}</span>
    </button>
  );
}
