import { where, link } from '#framework/doctypes'
import { onlyRoles } from '#framework/modules'

/** Who decides about money that was taken. */
export const moneyStaff = onlyRoles('System Manager', 'School Office')

/** Money for orders. What is paid for fees and contributions names families, whom the shop does not know. */
export const orderPaymentsScope = where({ reference_type: 'Order' })

export const paymentInput = { name: link('Payment', { required: true }) }
