import type { RenewalChild } from './renewal-calls.ts'

/** A child's covered name: its family knows it again, and nobody else. */
export const childName = ({ preview, student }: RenewalChild): string => preview['full_name'] ?? student
