import type { registration as source } from '../en/registration.ts'
import type { Translation } from '../message.ts'

export const registration: Translation<typeof source> = {
  'registration.title': 'विद्यार्थी पंजीकरण',
  'registration.volunteer_title': 'स्वयंसेवक पंजीकरण',
  'registration.step_of': 'चरण {number} / {total}',
  'registration.next_step': 'आगे: {step}',
  'registration.about_the_child': 'बच्चे के बारे में',
  'registration.parents_and_contacts': 'माता-पिता और संपर्क',
  'registration.saved_here': 'इस फ़ोन पर सहेजा गया, {time}',
  'registration.first_name': 'नाम',
  'registration.last_name': 'उपनाम',
  'registration.date_of_birth': 'जन्म तिथि',
  'registration.class_applied_for': 'किस कक्षा के लिए',
  'registration.present_school': 'वर्तमान स्कूल',
  'registration.photo': 'विद्यार्थी कार्ड के लिए फ़ोटो',
  'registration.photo_help': 'JPG या PNG, 10 MB तक। इसे केवल आप और स्कूल देखते हैं।',
  'registration.optional': 'वैकल्पिक',
  'registration.why_we_ask': 'हम क्यों पूछते हैं: {reason}',
  'registration.required': '{field} ज़रूरी है',
  'registration.consent': 'मैं माता-पिता या अभिभावक हूँ, और आवेदन पूरा होने तक स्कूल यह जानकारी रख सकता है।',
  'registration.save_and_go_on': 'सहेजें और आगे बढ़ें',
  'registration.renewal': 'नवीनीकरण',
}
