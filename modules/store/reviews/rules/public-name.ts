/**
 * A name as everybody may read it: the first word whole, of the others the first letter of the last. 'Lakshmi Venkat' is
 * 'Lakshmi V.'.
 */
export function publicName(name: string, longest: number): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const [initial] = [...new Intl.Segmenter().segment(others.at(-1) ?? '')]
  const whole = initial === undefined ? first : `${first} ${initial.segment}.`
  return [...whole].slice(0, longest).join('')
}
