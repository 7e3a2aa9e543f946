import accessibility from 'eslint-plugin-jsx-a11y-x'
import hooks from 'eslint-plugin-react-hooks'

const sources = ['apps/{app,desk}/src/**/*.{ts,tsx}']
const markup = ['apps/{app,desk}/src/**/*.tsx']

/** Every rule that a plug-in recommends, as an error. */
const asErrors = (rules) =>
  Object.fromEntries(
    Object.entries(rules).map(([name, setting]) => [name, setting === 'warn' ? 'error' : setting]),
  )

const recommendedHooks = hooks.configs.flat['recommended-latest']
const recommendedMarkup = accessibility.configs.recommended

const exceptions = {
  // A form or a question that takes the place of the pressed button takes its focus too: else it would be lost.
  'jsx-a11y-x/no-autofocus': 'off',
  // A film of the office has no captions that a page could offer: its section has no field for them yet.
  'jsx-a11y-x/media-has-caption': 'off',
  // The words of a choice stand below its box: <label><span><b>words</b></span></label>.
  'jsx-a11y-x/label-has-associated-control': ['error', { depth: 3 }],
  // What scrolls must be reached by keys, which axe asks for: regions, and lists that scroll.
  'jsx-a11y-x/no-noninteractive-tabindex': [
    'error',
    { tags: ['ul'], roles: ['tabpanel', 'region'], allowExpressionValues: true },
  ],
  // A form hears which key is pressed in its fields.
  'jsx-a11y-x/no-noninteractive-element-interactions': [
    'error',
    {
      ...recommendedMarkup.rules['jsx-a11y-x/no-noninteractive-element-interactions'][1],
      form: ['onKeyDown'],
    },
  ],
}

/** React's own rules and those of accessibility, for both apps. */
export const reactRules = [
  { ...recommendedHooks, files: sources, rules: asErrors(recommendedHooks.rules) },
  { ...recommendedMarkup, files: markup, rules: { ...asErrors(recommendedMarkup.rules), ...exceptions } },
  {
    // The keys of its list are heard by the box above it, which keeps the focus and points to a choice.
    files: ['apps/app/src/ui/form/controls/link-control.tsx'],
    rules: { 'jsx-a11y-x/click-events-have-key-events': 'off' },
  },
  {
    // A test takes out of a component what it looks at.
    files: ['apps/{app,desk}/src/**/*.test.tsx'],
    rules: { 'react-hooks/globals': 'off' },
  },
]
