/** A text without the given character at its end. One pass, however long the text is. */
export function trimEnd(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end -= 1
  return text.slice(0, end)
}

/** The same at both ends. */
export function trimEnds(text: string, character: string): string {
  let start = 0
  while (start < text.length && text[start] === character) start += 1
  return trimEnd(text.slice(start), character)
}
