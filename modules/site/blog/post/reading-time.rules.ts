const WORDS_A_MINUTE = 200

const SECONDS_A_PICTURE = 10

function countWords(markup: string): number {
  const text = markup.replace(/<[^<>]*>/g, ' ').replace(/&[a-z#\d]+;/gi, ' ')
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Returns how many minutes a reader needs for formatted text with its pictures; one at least. */
export function readingMinutes(markup: string): number {
  const pictures = markup.match(/<img\b/gi)?.length ?? 0
  return Math.max(1, Math.ceil(countWords(markup) / WORDS_A_MINUTE + (pictures * SECONDS_A_PICTURE) / 60))
}
