import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { saveChoice, readChoice } from '../data/device.ts'

/** The app keeps its colours under the same key, in its own word for 'auto'. */
const key = 'mela.theme'

const read = (stored: string | null): MantineColorScheme =>
  stored === 'light' || stored === 'dark' ? stored : 'auto'

/** Keeps the choice on the device, and follows it when another tab changes it. */
export function colourSchemeManager(): MantineColorSchemeManager {
  let handleStorage: ((event: StorageEvent) => void) | undefined
  const unsubscribe = () => {
    if (handleStorage) removeEventListener('storage', handleStorage)
    handleStorage = undefined
  }
  return {
    get: () => read(readChoice(key)),
    set: (value) => saveChoice(key, value === 'auto' ? 'system' : value),
    subscribe: (onUpdate) => {
      unsubscribe()
      handleStorage = (event) => {
        if (event.key === key) onUpdate(read(event.newValue))
      }
      addEventListener('storage', handleStorage)
    },
    unsubscribe,
    clear: () => saveChoice(key, 'system'),
  }
}

/** Before the first paint, so that a dark desk does not start white. */
export function applyStoredColourScheme(): void {
  const choice = read(readChoice(key))
  const isDark = choice === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark'
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light'
}
