// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aType, letters } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectSent, expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

const types = [...letters.types, aType('Translation')]
const text = (hi: string | null) => ({ source_text: 'When is the fair?', translations: { hi, ta: null } })

test('Saves a translation when its field is left, and counts it', async () => {
  let hindi: string | null = null
  const answers = {
    ...{ ...letters, types },
    methods: {
      'mela.translations.get_texts': () => [text(hindi)],
      'mela.translations.set_translation': () => {
        hindi = 'मेला कब है?'
        return { translated_text: hindi }
      },
    },
  }
  const server = await renderScreen('/contact-message/MSG-1', { answers })
  await expectText('0 of 1 translated')
  await press('Translate')
  await fill('हिन्दी', 'मेला कब है?')
  const sent = { language: 'hi', source_text: 'When is the fair?', translated_text: 'मेला कब है?' }
  await expectSent(server, 'mela.translations.set_translation', sent)
  await expectText('Saved')
  await expectText('1 of 1 translated')
})

test('Says why a translation was refused', async () => {
  const methods = {
    'mela.translations.get_texts': [text(null)],
    'mela.translations.set_translation': refusal('Keep the {name} of the text'),
  }
  await renderScreen('/contact-message/MSG-1', { answers: { ...letters, types, methods } })
  await press('Translate')
  await fill('தமிழ்', 'எப்போது?')
  await expectText('Keep the {name} of the text')
})

test('Offers no translations to somebody who does not translate', async () => {
  const server = await renderScreen('/contact-message/MSG-1', { answers: letters })
  await expectText('No files yet')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull())
  expect(server.inputsOf('mela.translations.get_texts')).toEqual([])
})
