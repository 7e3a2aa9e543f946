import { useSyncExternalStore } from 'react'
import { deviceStore, type DeviceStore } from './device/device-store.ts'
import { useSettings } from './site.ts'

/** Delivery address of a device, stored as JSON under the specification's key `Address`. */
export interface DeviceAddress {
  zipcode: string
  country: string
  city: string
  state: string
  address: string
  latitude: number | null
  longitude: number | null
  show: 0 | 1
}

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

/** Parses the value stored under `Address`; null when it is empty or unreadable. */
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

let storedPlace: ChosenPlace | null = null

let passing: ChosenPlace | null = null

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const nowhere: ChosenPlace = { business: null, city: null, core_city: null, address: null }

/** Returns the buyer's choice. A stored business and city are ignored while the website has one store. */
export function chosenPlace(isMultiStore: boolean): ChosenPlace {
  storedPlace ??= stored()
  if (isMultiStore) return storedPlace
  passing ??= { ...nowhere, address: storedPlace.address }
  return passing
}

const severalStores = (): ChosenPlace => chosenPlace(true)
const oneStore = (): ChosenPlace => chosenPlace(false)

const useIsMultiStore = (): boolean => useSettings()?.enable_multi_store === 1

export function useChosenPlace(): ChosenPlace {
  const place = useIsMultiStore() ? severalStores : oneStore
  return useSyncExternalStore(subscribe, place, () => nowhere)
}

export function useChosenStore(): Pick<ChosenPlace, 'business' | 'city'> {
  const { business, city } = useChosenPlace()
  return useIsMultiStore() ? { business, city } : { business: null, city: null }
}

function writeOrRemove(store: DeviceStore, key: string, value: string | null): void {
  if (value === null) store.remove(key)
  else store.write(key, value)
}

/**
 * Stores the choice. With several stores the business and city are stored on the device, and home and categories are
 * fetched again; otherwise they last until the app is closed. The address is stored in both cases.
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
