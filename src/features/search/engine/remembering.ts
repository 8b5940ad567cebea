/** A function that works out each answer once. @param most so many answers are remembered before all are forgotten */
export function remembering<Question, Answer>(
  answer: (question: Question) => Answer,
  most = Infinity,
): (question: Question) => Answer {
  const known = new Map<Question, Answer>();
  return (question) => {
    const before = known.get(question);
    if (before !== undefined) return before;
    const found = answer(question);
    if (known.size >= most) known.clear();
    known.set(question, found);
    return found;
  };
}
