import type { deskStock as source } from '../en/desk-stock.ts'
import type { Translation } from '../message.ts'

export const deskStock: Translation<typeof source> = {
  'desk.stock': 'இருப்பு',
  'desk.stock_help': 'எண்ணிப் பார்த்த எண்ணிக்கையை உள்ளிடுங்கள். கையிருப்பு எண்ணிக்கை அதற்கு மாறும்.',
  'desk.stock_promised': '{reserved} ஒதுக்கியது · {available} கிடைப்பது',
  'desk.stock_count_of': '{branch} கிளையில் {variant} கையிருப்பு',
  'desk.stock_save': 'இருப்பைச் சேமி',
  'desk.stock_saved': 'இருப்பு சேமிக்கப்பட்டது',
  'desk.stock_new': 'முதலில் பொருளைச் சேமியுங்கள், பிறகு அதன் இருப்பை இங்கே உள்ளிடுங்கள்.',
  'desk.stock_new_offer': 'முதலில் பொருள் சலுகையைச் சேமித்து, பிறகு அதன் இருப்பை இங்கே உள்ளிடுங்கள்.',
  'desk.stock_no_branch': 'இந்தப் பொருளை விற்கும் கிளை உங்களிடம் இல்லை. இருப்பு கிளைகளில் எண்ணப்படும்.',
  'desk.stock_untracked': 'இந்தப் பொருளின் இருப்பு எண்ணப்படுவதில்லை: அது தீர்ந்துபோகாது.',
  'desk.stock_bad': '0 அல்லது அதற்கு மேற்பட்ட முழு எண்ணை உள்ளிடுங்கள்',
}
