import type { Registration } from './registration-calls.ts'

/** What the parts of a registration's page work with. */
export interface RegistrationViewProps {
  opener: string
  registration: Registration
  currency: string
  /** The site's, by which moments are written. */
  zone: string
  lookAgain: () => void
  onPay: () => void
  onChange: () => void
}
