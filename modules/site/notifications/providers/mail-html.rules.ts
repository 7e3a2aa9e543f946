const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

interface MailText {
  readonly body: string
  readonly link: string | null
  readonly language: string
}

/** The plain text of a mail as HTML: paragraphs, and nothing in it that could be anything but text. */
export function mailHtml({ body, link, language }: MailText): string {
  const paragraphs = body.split(/\n{2,}/).map((paragraph) => escaped(paragraph).replaceAll('\n', '<br>'))
  const address = link === null ? [] : [`<a href="${escaped(link)}">${escaped(link)}</a>`]
  const content = [...paragraphs, ...address].map((one) => `<p>${one}</p>`).join('\n')
  return `<!doctype html>\n<html lang="${escaped(language)}"><body style="font:16px/1.5 sans-serif">\n${content}\n</body></html>`
}

/** The same as plain text. */
export function mailText({ body, link }: MailText): string {
  return link === null ? body : `${body}\n\n${link}`
}
