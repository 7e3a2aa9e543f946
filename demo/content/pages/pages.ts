import { aboutUs } from './about-us.ts'
import { admissions } from './admissions.ts'
import { campus } from './campus.ts'
import { cancellationPolicy } from './cancellation-policy.ts'
import { comingSoon } from './coming-soon.ts'
import { contactUs } from './contact-us.ts'
import { homePage } from './home-page.ts'
import type { DemoPage, PictureAddress } from './page.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { termsCondition } from './terms-condition.ts'
import { volunteer } from './volunteer.ts'

export function demoPages(picture: PictureAddress): readonly DemoPage[] {
  return [
    homePage(picture),
    aboutUs(picture),
    admissions(picture),
    volunteer(picture),
    campus(picture),
    contactUs,
    comingSoon,
    termsCondition,
    privacyPolicy,
    cancellationPolicy,
  ]
}
