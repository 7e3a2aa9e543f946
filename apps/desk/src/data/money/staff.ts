import { useTypeNamed } from '../document/desk-types.ts'

/** Whether this person decides about money: who may read the books may. The server asks again. */
export const useIsMoneyStaff = (): boolean => useTypeNamed('Ledger Entry') !== undefined
