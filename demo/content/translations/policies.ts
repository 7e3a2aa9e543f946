import type { Translated } from './translated.ts'

/** Titles and descriptions of the policy pages. Their texts are in English. */
export const policyTranslations: Translated = {
  'Terms and conditions': ['नियम और शर्तें', 'விதிமுறைகளும் நிபந்தனைகளும்'],
  'Terms for buying, registering and taking part at Asha.': [
    'आशा में खरीदारी, पंजीकरण और भाग लेने के नियम।',
    'ஆஷாவில் வாங்க, பதிவு செய்ய, பங்கேற்க விதிமுறைகள்.',
  ],
  'Privacy policy': ['गोपनीयता नीति', 'தனியுரிமைக் கொள்கை'],
  'Which data Asha keeps, why, who can see it, and when it is deleted.': [
    'आशा कौन-सा डेटा रखता है, क्यों, उसे कौन देख सकता है और वह कब मिटाया जाता है।',
    'ஆஷா எந்தத் தரவை வைத்திருக்கிறது, ஏன், யார் பார்க்கலாம், எப்போது நீக்கப்படும்.',
  ],
  'Cancellation policy': ['रद्द करने की नीति', 'ரத்துக் கொள்கை'],
  'What we refund when you cancel an order, a ticket or a school place, and how soon.': [
    'ऑर्डर, टिकट या दाखिला रद्द करने पर कितना रिफ़ंड मिलता है और कितने दिन में।',
    'ஆர்டர், டிக்கெட் அல்லது பள்ளிச் சேர்க்கையை ரத்து செய்தால் எவ்வளவு ரீஃபண்ட், எப்போது கிடைக்கும்.',
  ],
}
