import { deviceStoreOn } from '../../data/device/device-store.ts'

const key = 'mela.first_phone'

/** Session storage: it ends with the window, like the requested code. */
const windowStore = deviceStoreOn(() => globalThis.sessionStorage)

export const storeFirstPhone = (phone: string): void => windowStore.write(key, phone)

export const firstPhone = (): string => windowStore.read(key) ?? ''

export const forgetFirstPhone = (): void => windowStore.remove(key)
