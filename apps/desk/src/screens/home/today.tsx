import { useLanguage } from '../../language/language.tsx'

/** The day on this device, in words. */
export function Today() {
  const { language } = useLanguage()
  const words = new Intl.DateTimeFormat(`${language}-IN`, { weekday: 'long', day: 'numeric', month: 'long' })
  return <p className="dim">{words.format(new Date())}</p>
}
