import type { DemoContext } from '#framework/modules'
import { ReceiptIssuer } from './issuer/receipt-issuer.doctype.ts'

export async function demo({ documents }: DemoContext): Promise<void> {
  await documents.insert(ReceiptIssuer, {
    issuer_name: 'Asha Community School',
    address: '14 Thendral Street, Besant Nagar\nChennai 600090, Tamil Nadu',
    contact: '044 5550 0123 · office@asha.example',
    registrations: [
      { label: 'PAN', number: 'AAATA0000A' },
      { label: '80G', number: 'AAATA0000AF20260' },
    ],
    signatory: 'Treasurer',
    number_prefix: 'ASHA',
  })
}
