import { dayTranslations } from './translations/days.ts'
import { formTranslations } from './translations/forms.ts'
import { homeTranslations } from './translations/home.ts'
import { menuTranslations } from './translations/menus.ts'
import { questionTranslations } from './translations/questions.ts'
import { shiftTranslations } from './translations/shifts.ts'
import { stallTranslations } from './translations/stalls.ts'
import { thingTranslations } from './translations/things.ts'

/** What the demo's texts are in Hindi and in Tamil, by the text. */
export const demoTranslations = {
  ...menuTranslations,
  ...homeTranslations,
  ...questionTranslations,
  ...stallTranslations,
  ...thingTranslations,
  ...dayTranslations,
  ...shiftTranslations,
  ...formTranslations,
}
