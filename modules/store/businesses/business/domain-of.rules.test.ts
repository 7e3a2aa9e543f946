import { expect, test } from 'vitest'
import { domainOf } from './business.rules.ts'

test.each([
  ['https://WWW.Shop.example.org:8080/x?y', 'shop.example.org'],
  ['localhost:8080', 'localhost'],
  [' shop.example.org ', 'shop.example.org'],
])('Reads %j as the domain %s', (text, domain) => expect(domainOf(text)).toBe(domain))
