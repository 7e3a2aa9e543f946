import type { GatewayCheckout } from './pay-calls.ts'

type RazorpayCheckout = Extract<GatewayCheckout, { kind: 'razorpay' }>

interface RazorpaySettings {
  key: string
  order_id: string
  description: string
  handler: () => void
  modal: { ondismiss: () => void }
}

type Razorpay = new (settings: RazorpaySettings) => { open(): void }

declare global {
  var Razorpay: Razorpay | undefined
}

const scriptAddress = 'https://checkout.razorpay.com/v1/checkout.js'

/** Loads Razorpay's script from its own address, as the service requires. */
function fetchScript(): Promise<void> {
  return new Promise((done, failed) => {
    const script = document.createElement('script')
    script.src = scriptAddress
    script.onload = () => done()
    script.onerror = () => {
      script.remove()
      failed(new Error('The checkout of Razorpay could not be fetched'))
    }
    document.head.append(script)
  })
}

/**
 * Opens Razorpay's checkout. Resolves when the payer is done or has closed it; only the server knows the payment's
 * result.
 */
export async function openRazorpay({ key, order }: RazorpayCheckout, description: string): Promise<void> {
  if (!globalThis.Razorpay) await fetchScript()
  const { Razorpay } = globalThis
  if (!Razorpay) throw new Error('The checkout of Razorpay is not there')
  await new Promise<void>((settle) => {
    const checkout = new Razorpay({
      ...{ key, order_id: order, description },
      handler: () => settle(),
      modal: { ondismiss: () => settle() },
    })
    checkout.open()
  })
}
