/** A function that works out each answer once. For few different questions: it forgets none. */
export function remembering<Question, Answer>(answer: (question: Question) => Answer): (question: Question) => Answer {
  const known = new Map<Question, Answer>();
  return (question) => {
    const before = known.get(question);
    if (before !== undefined) return before;
    const found = answer(question);
    known.set(question, found);
    return found;
  };
}
