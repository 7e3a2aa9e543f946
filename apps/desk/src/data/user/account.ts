import { methodRequest } from '#client'
import { useCall } from '#client/react'
import type { Methods } from '#contract'

export type Device = Methods['mela.identity.get_devices']['output'][number]

export type IssuedKey = Methods['mela.identity.create_key']['output']

export const devicesKey = ['account', 'devices']
export const secondFactorKey = ['account', 'second factor']

export function useDevices() {
  return useCall(methodRequest('mela.identity.get_devices'), { scope: devicesKey })
}

export function useSecondFactor() {
  return useCall(methodRequest('mela.identity.get_second_factor'), { scope: secondFactorKey })
}
