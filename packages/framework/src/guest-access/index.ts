export {
  guestAccessStrategies,
  type GuestAccessStrategy,
  type Passage,
  type Proof,
  type ShownFields,
  tryGuestAccess,
} from './guest-access.ts'
