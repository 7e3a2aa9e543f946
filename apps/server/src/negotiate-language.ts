const known = ['en', 'hi', 'ta'] as const

function isKnown(language: string): boolean {
  return known.some((one) => one === language)
}

/** Languages of an Accept-Language header, the most wanted first. */
function wanted(header: string): readonly string[] {
  return header
    .split(',', 20)
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().split(/\s*;\s*/)
      return { language: tag.slice(0, 2).toLowerCase(), quality: Number(quality.replace('q=', '')) || 0 }
    })
    .sort((left, right) => right.quality - left.quality)
    .map(({ language }) => language)
}

/** The language of a page: the one in its address (`?language=ta`), else the first that its reader wants and we speak, else English. */
export function negotiateLanguage(url: string, acceptLanguage: string | undefined): string {
  const asked = new URLSearchParams(url.split('?', 2)[1] ?? '').get('language')
  if (asked !== null && isKnown(asked)) return asked
  return wanted(acceptLanguage ?? '').find(isKnown) ?? 'en'
}
