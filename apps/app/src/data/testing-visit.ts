import type { Visit } from './visit.ts'

export const testVisit = (changes: Partial<Visit> = {}): Visit => ({
  ...{ path: '/', search: '', origin: 'https://asha.example.org', language: 'en', today: '2026-11-20' },
  ...{ applicationType: 'web', business: null, city: null, ...changes },
})
