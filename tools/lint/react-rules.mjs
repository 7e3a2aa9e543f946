import accessibility from 'eslint-plugin-jsx-a11y-x'
import hooks from 'eslint-plugin-react-hooks'

const sources = ['apps/{app,desk}/src/**/*.{ts,tsx}']
const markup = ['apps/{app,desk}/src/**/*.tsx']

const asErrors = (rules) =>
  Object.fromEntries(
    Object.entries(rules).map(([name, setting]) => [name, setting === 'warn' ? 'error' : setting]),
  )

const recommendedHooks = hooks.configs.flat['recommended-latest']
const recommendedMarkup = accessibility.configs.recommended

const exceptions = {
  // A form or dialog that replaces the pressed button takes its focus, which would be lost otherwise.
  'jsx-a11y-x/no-autofocus': 'off',
  // Films of the organisation have no captions, because their section has no field for them yet.
  'jsx-a11y-x/media-has-caption': 'off',
  // The label of a choice is nested below its box: <label><span><b>words</b></span></label>.
  'jsx-a11y-x/label-has-associated-control': ['error', { depth: 3 }],
  // Scrolling regions must be reachable by keyboard, as axe requires: regions, and lists that scroll.
  'jsx-a11y-x/no-noninteractive-tabindex': [
    'error',
    { tags: ['ul'], roles: ['tabpanel', 'region'], allowExpressionValues: true },
  ],
  // A form handles the keys of its fields.
  'jsx-a11y-x/no-noninteractive-element-interactions': [
    'error',
    {
      ...recommendedMarkup.rules['jsx-a11y-x/no-noninteractive-element-interactions'][1],
      form: ['onKeyDown'],
    },
  ],
}

export const reactRules = [
  { ...recommendedHooks, files: sources, rules: asErrors(recommendedHooks.rules) },
  { ...recommendedMarkup, files: markup, rules: { ...asErrors(recommendedMarkup.rules), ...exceptions } },
  {
    // The input above the list handles its keys, retains the focus and points to a choice.
    files: ['apps/app/src/ui/form/controls/link-control.tsx'],
    rules: { 'jsx-a11y-x/click-events-have-key-events': 'off' },
  },
  {
    // A test extracts the elements of a component that it checks.
    files: ['apps/{app,desk}/src/**/*.test.tsx'],
    rules: { 'react-hooks/globals': 'off' },
  },
]
