import type { Device } from '../../data/user/account.ts'
import type { Translate } from '../../language/translate.ts'

type Known = readonly (readonly [pattern: RegExp, name: string])[]

/** In this order: most browsers also claim to be those below them. */
const browsers: Known = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: Known = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const find = (known: Known, userAgent: string): string | null =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null

/** 'Firefox on Windows', else what the device called itself. */
export function deviceWords(
  { user_agent, device }: Pick<Device, 'user_agent' | 'device'>,
  t: Translate,
): string {
  const browser = find(browsers, user_agent ?? '')
  const system = find(systems, user_agent ?? '')
  if (browser && system) return t('desk.browser_on', { browser, system })
  return browser ?? device ?? t('desk.unnamed_device')
}
