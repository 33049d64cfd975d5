card-bb-9e = Specjalna · przerzuć kość przeciwnika; przerzuć też tę kość, która pozostaje w twojej puli.
