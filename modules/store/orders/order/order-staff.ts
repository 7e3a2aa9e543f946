import type { Role } from '#framework/doctypes'
import type { Caller } from '#framework/permissions'
import { orderErrors } from '../errors.ts'
import { onlyRoles } from '#framework/modules'

export const onlyOffice = onlyRoles('System Manager', 'Store Manager', 'School Office')

/** Who orders for others, and sends them a link to pay by. */
const orderStaff: readonly Role[] = ['System Manager', 'Store Manager']

/** Who does for buyers what they ask for by telephone: whoever reads all orders. */
const officeStaff: readonly Role[] = [...orderStaff, 'School Office']

export const isOffice = ({ roles }: Caller): boolean => officeStaff.some((role) => roles.has(role))

export function requireStaff({ roles }: Caller): void {
  if (!orderStaff.some((role) => roles.has(role))) throw orderErrors.by_staff_alone()
}
