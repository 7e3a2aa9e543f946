import type { Role } from '#framework/doctypes'
import type { Caller } from '#framework/permissions'
import { orderErrors } from '../errors.ts'

/** Who orders for others, and sends them a link to pay by. */
const orderStaff: readonly Role[] = ['System Manager', 'Store Manager']

export function requireStaff({ roles }: Caller): void {
  if (!orderStaff.some((role) => roles.has(role))) throw orderErrors.by_staff_alone()
}
