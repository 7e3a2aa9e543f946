import { expect, test } from 'vitest'
import { createLetterhead, parseLetterhead } from './letterhead.rules.ts'

const school = {
  business_name: 'Asha School',
  address_line1: '12 Temple Road',
  address_line2: null,
  city: 'Chennai',
  zipcode: '600004',
  address_state: 'Tamil Nadu',
  phone: '+914412345678',
  email: 'office@asha.example',
  gstin: '33AAACA1234A1Z5',
  logo: '/files/asha.png',
}

test('An issuer without its own letterhead uses its organisation’s', () => {
  expect(createLetterhead({ issuer: {}, organisation: school, website: null })).toEqual({
    name: 'Asha School',
    address: '12 Temple Road\nChennai 600004, Tamil Nadu',
    contact: '+914412345678 · office@asha.example',
    registrations: [{ label: 'GSTIN', number: '33AAACA1234A1Z5' }],
    logo: '/files/asha.png',
    signatory: null,
    footnote: null,
  })
})

test('An issuer’s own letterhead takes precedence', () => {
  const issuer = {
    issuer_name: 'Asha Education Trust',
    address: 'Post Box 7',
    registrations: [{ label: '80G', number: 'AAATA1234BF20214' }],
    signatory: 'Treasurer',
  }
  expect(createLetterhead({ issuer, organisation: school, website: null })).toMatchObject({
    name: 'Asha Education Trust',
    address: 'Post Box 7',
    registrations: [{ label: '80G', number: 'AAATA1234BF20214' }],
    signatory: 'Treasurer',
  })
})

test('Without a business the letterhead comes from the website', () => {
  const website = { site_name: 'Mela', website_logo: '/files/mela.png' }
  expect(createLetterhead({ issuer: {}, organisation: null, website })).toMatchObject({
    name: 'Mela',
    address: '',
    registrations: [],
    logo: '/files/mela.png',
  })
})

test('A letterhead reads back as it was stored', () => {
  const letterhead = createLetterhead({
    issuer: { footnote: 'Thank you' },
    organisation: school,
    website: null,
  })
  expect(parseLetterhead(JSON.stringify(letterhead))).toEqual(letterhead)
})
