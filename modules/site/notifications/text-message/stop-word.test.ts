import { expect, test } from 'vitest'
import { readStopWord } from './receive-text-message.ts'

test.each([
  ['STOP', 'stop'],
  [' stop. please', 'stop'],
  ['நிறுத்து', 'stop'],
  ['Start', 'start'],
  ['Do not stop the bus', null],
  ['', null],
])('Reads %j as %s', (text, meaning) => {
  expect(readStopWord(text)).toBe(meaning)
})
