/**
 * A name as everybody may read it: the first word whole, of the others the first letter of the last. 'Lakshmi Venkat' is
 * 'Lakshmi V.'.
 */
export function publicName(name: string, maxLength: number): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const [initial] = [...new Intl.Segmenter().segment(others.at(-1) ?? '')]
  const shortName = initial === undefined ? first : `${first} ${initial.segment}.`
  return [...shortName].slice(0, maxLength).join('')
}
