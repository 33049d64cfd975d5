import { useEffect, useState } from "react";
import { http } from "../net/http";
import type { Course } from "../net/protocol";

/** How a game went; undefined until it is known, null where it cannot be told (then the rest goes on without it). */
export function useCourse(table: string, language: string): Course | null | undefined {
  const [course, setCourse] = useState<Course | null>();
  useEffect(() => {
    let here = true;
    http.course(table, language).then(
      (found) => here && setCourse(found),
      () => here && setCourse(null),
    );
    return () => {
      here = false;
    };
  }, [table, language]);
  return course;
}
