import { useSyncExternalStore } from 'react'
import { deviceStore, type DeviceStore } from './device/device-store.ts'
import { useSettings } from './site.ts'

/** The specification's address of a device, as its JSON under `Address`: where things are brought. */
export interface DeviceAddress {
  zipcode: string
  country: string
  city: string
  state: string
  /** In one line. */
  address: string
  latitude: number | null
  longitude: number | null
  /** 0 hides it from the header. */
  show: 0 | 1
}

/** What a person chose: a business, a city with the one that it belongs to, and where things are brought. */
export interface ChosenPlace {
  business: string | null
  city: string | null
  core_city: string | null
  address: DeviceAddress | null
}

function textIn(value: object, field: string): string {
  const text: unknown = Reflect.get(value, field)
  return typeof text === 'string' ? text : ''
}

function degreesIn(value: object, field: string): number | null {
  const degrees: unknown = Reflect.get(value, field)
  return typeof degrees === 'number' ? degrees : null
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** What stands under `Address`; null for nothing, and for what nobody can read. */
export function readDeviceAddress(text: string | null): DeviceAddress | null {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null) return null
  const zipcode = textIn(value, 'zipcode')
  if (zipcode === '') return null
  return {
    ...{ zipcode, country: textIn(value, 'country'), city: textIn(value, 'city') },
    ...{ state: textIn(value, 'state'), address: textIn(value, 'address') },
    ...{ latitude: degreesIn(value, 'latitude'), longitude: degreesIn(value, 'longitude') },
    show: Reflect.get(value, 'show') === 0 ? 0 : 1,
  }
}

function stored(): ChosenPlace {
  return {
    business: deviceStore.read('businessid'),
    city: deviceStore.read('city'),
    core_city: null,
    address: readDeviceAddress(deviceStore.read('Address')),
  }
}

/** What stays on the device; read again when it was written. */
let storedPlace: ChosenPlace | null = null

/** What is known until the app is closed. */
let passing: ChosenPlace | null = null

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const nowhere: ChosenPlace = { business: null, city: null, core_city: null, address: null }

/** What was chosen. A store and its city wait on the device while the website has one store, and are nobody's choice then. */
export function chosenPlace(isMultiStore: boolean): ChosenPlace {
  storedPlace ??= stored()
  if (isMultiStore) return storedPlace
  passing ??= { ...nowhere, address: storedPlace.address }
  return passing
}

const severalStores = (): ChosenPlace => chosenPlace(true)
const oneStore = (): ChosenPlace => chosenPlace(false)

/** Until the settings say that there are several stores, there is one. */
const useIsMultiStore = (): boolean => useSettings()?.enable_multi_store === 1

/** What was chosen on this device; nothing in the server's page, which is everybody's. */
export function useChosenPlace(): ChosenPlace {
  const place = useIsMultiStore() ? severalStores : oneStore
  return useSyncExternalStore(subscribe, place, () => nowhere)
}

/** The business whose content is shown and the city beside it, as far as a person chose them among several stores. */
export function useChosenStore(): Pick<ChosenPlace, 'business' | 'city'> {
  const { business, city } = useChosenPlace()
  return useIsMultiStore() ? { business, city } : { business: null, city: null }
}

function writeOrRemove(store: DeviceStore, key: string, value: string | null): void {
  if (value === null) store.remove(key)
  else store.write(key, value)
}

/**
 * With several stores, business and city stay on the device, and what is shown follows them: home and categories are asked
 * for again. Without, they are only known until the app is closed. The address stays in both.
 */
export function choosePlace(place: ChosenPlace, isMultiStore: boolean, store = deviceStore): void {
  storedPlace = isMultiStore ? place : null
  passing = isMultiStore ? null : place
  writeOrRemove(store, 'Address', place.address && JSON.stringify(place.address))
  if (isMultiStore) {
    writeOrRemove(store, 'businessid', place.business)
    writeOrRemove(store, 'city', place.city)
  }
  for (const listener of listeners) listener()
}
