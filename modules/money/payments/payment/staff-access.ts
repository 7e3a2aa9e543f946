import { where, link } from '#framework/doctypes'
import { onlyRoles } from '#framework/modules'

export const moneyStaff = onlyRoles('System Manager', 'School Office')

/** Limits payments to those of orders, because payments of fees and contributions name families. */
export const orderPaymentsScope = where({ reference_type: 'Order' })

export const paymentInput = { name: link('Payment', { required: true }) }
