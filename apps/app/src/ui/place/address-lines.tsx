import { spacedPhone } from '#meta'
import type { Address } from './place-calls.ts'

type Lines = Pick<
  Address,
  'contact_name' | 'phone' | 'address_line1' | 'address_line2' | 'landmark' | 'city' | 'state' | 'zipcode'
>

export function AddressLines({ address }: { address: Lines }) {
  const street = [address.address_line1, address.address_line2, address.landmark].filter(Boolean).join(', ')
  return (
    <>
      <span>
        {address.contact_name}, <span className="numbers">{spacedPhone(address.phone)}</span>
      </span>
      <span className="small dim">
        {street}, {address.city}, {address.state} <span className="numbers">{address.zipcode}</span>
      </span>
    </>
  )
}

export const calledOf = ({ title, address_line1 }: Pick<Address, 'title' | 'address_line1'>): string =>
  title ?? address_line1
