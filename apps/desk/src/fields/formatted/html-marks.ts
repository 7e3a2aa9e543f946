/** Marks that staff may put round a piece of text, by the button that does it. */
export const marks = {
  bold: { before: '<strong>', after: '</strong>' },
  italic: { before: '<em>', after: '</em>' },
  heading: { before: '<h2>', after: '</h2>' },
  paragraph: { before: '<p>', after: '</p>' },
  link: { before: '<a href="https://">', after: '</a>' },
  list: { before: '<ul>\n<li>', after: '</li>\n</ul>' },
} as const

export type Mark = keyof typeof marks

interface Marked {
  text: string
  /** What is chosen afterwards: the same words, now inside the mark. */
  start: number
  end: number
}

interface Chosen {
  text: string
  start: number
  end: number
}

/** Puts a mark round the chosen words; each chosen line becomes an entry of a list. */
export function addMark({ text, start, end }: Chosen, mark: Mark): Marked {
  const { before, after } = marks[mark]
  const words = text.slice(start, end)
  const inside = mark === 'list' ? words.split(/\n+/).join('</li>\n<li>') : words
  return {
    text: text.slice(0, start) + before + inside + after + text.slice(end),
    start: start + before.length,
    end: start + before.length + inside.length,
  }
}
