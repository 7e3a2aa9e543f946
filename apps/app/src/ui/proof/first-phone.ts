import { deviceStoreOn } from '../../data/device/device-store.ts'

const key = 'mela.first_phone'

/** It ends with the window, as the code that is asked for does. */
const windowStore = deviceStoreOn(() => globalThis.sessionStorage)

/** Puts a phone number that its owner typed a moment ago into the sign-in form, so that it is not typed twice. */
export const storeFirstPhone = (phone: string): void => windowStore.write(key, phone)

/** Empty for none. */
export const firstPhone = (): string => windowStore.read(key) ?? ''

export const forgetFirstPhone = (): void => windowStore.remove(key)
