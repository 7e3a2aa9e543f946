import type { registration as source } from '../en/registration.ts'
import type { Translation } from '../message.ts'

export const registration: Translation<typeof source> = {
  'registration.title': 'மாணவர் பதிவு',
  'registration.volunteer_title': 'தன்னார்வலர் பதிவு',
  'registration.step_of': 'படி {number} / {total}',
  'registration.next_step': 'அடுத்து: {step}',
  'registration.about_the_child': 'குழந்தையைப் பற்றி',
  'registration.parents_and_contacts': 'பெற்றோர் விவரம்',
  'registration.saved_here': 'இந்தக் கைபேசியில் சேமிக்கப்பட்டது, {time}',
  'registration.first_name': 'முதல் பெயர்',
  'registration.last_name': 'குடும்பப் பெயர்',
  'registration.date_of_birth': 'பிறந்த தேதி',
  'registration.class_applied_for': 'விண்ணப்பிக்கும் வகுப்பு',
  'registration.present_school': 'தற்போதைய பள்ளி',
  'registration.photo': 'மாணவர் அட்டைக்கான படம்',
  'registration.photo_help': 'JPG அல்லது PNG, 10 MB வரை. நீங்களும் பள்ளியும் மட்டுமே பார்க்க முடியும்.',
  'registration.optional': 'விருப்பம்',
  'registration.why_we_ask': 'ஏன் கேட்கிறோம்: {reason}',
  'registration.required': '{field} தேவை',
  'registration.consent': 'நான் பெற்றோர் அல்லது பாதுகாவலர். விண்ணப்பம் முடியும்வரை இந்த விவரங்களைப் பள்ளி வைத்திருக்கலாம்.',
  'registration.save_and_go_on': 'சேமித்துத் தொடர்க',
  'registration.renewal': 'புதுப்பித்தல்',
}
