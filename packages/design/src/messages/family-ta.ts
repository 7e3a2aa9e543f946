import type { familyEn } from './family-en.ts'
import { account } from './ta/account.ts'
import { family } from './ta/family.ts'
import { renewal } from './ta/renewal.ts'
import { signIn } from './ta/sign-in.ts'
import { verify } from './ta/verify.ts'
import type { Translation } from './message.ts'

export const familyTa: Translation<typeof familyEn> = {
  ...account,
  ...family,
  ...renewal,
  ...signIn,
  ...verify,
}
