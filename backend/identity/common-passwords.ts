/** Roots that people think of first, in Dutch and English, and what they put behind them. */
const roots =
  "password wachtwoord welkom welcome geheim qwerty qwertyui qwertyuiop azerty azertyuiop asdfgh asdfghjkl zxcvbnm letmein iloveyou " +
  "ikhouvanjou hallohallo hallo voetbal football baseball basketball ajax feyenoord psv amsterdam rotterdam utrecht " +
  "eindhoven groningen nederland holland oranje sunshine zonnetje princess prinses superman batman spiderman pokemon " +
  "dragon monkey shadow master computer internet admin administrator login winkel webshop etalage lente zomer herfst " +
  "winter januari februari maart april mei juni juli augustus september oktober november december maandag vrijdag " +
  "schatje liefje snoopy michael jennifer jordan charlie whatever trustno starwars killer pepper ginger cookie test " +
  "testtest changeme default secret nothing chocolade";
const endings = [
  "",
  "1",
  "2",
  "01",
  "12",
  "99",
  "11",
  "00",
  "123",
  "1234",
  "12345",
  "123456",
  "321",
  "007",
  "!",
  "!!",
  "1!",
  "01!",
  "123!",
];
const sequences =
  "12345678 123456789 1234567890 0123456789 87654321 987654321 11223344 12341234 12344321 123123123 112233445566 " +
  "1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc q1w2e3r4 abcdefgh abcdefghi abcd1234 abc12345 a1b2c3d4 aa123456 a1234567 " +
  "a12345678 qwer1234 qwe12345 asdf1234 zaq12wsx p@ssw0rd p@ssword passw0rd pa$$w0rd pa55word w@chtwoord w8woord1 " +
  "wachtw00rd 1234qwer 123qweasd 147258369 159753123 789456123 741852963 31415926 24681012 13579246 qweasdzxc " +
  "asdasdasd abcabcabc qweqweqwe aaaabbbb 10203040 20202020 19871987 19901990 20002000 blink182 ncc1701d thx1138x " +
  "fuckyou1 fuckyou2 iloveyou1 mijnwachtwoord nieuwwachtwoord mypassword newpassword password1234567 11111111a";

const years = Array.from({ length: 40 }, (_, index) => String(1990 + index));

/** The passwords that are tried first, in lower case; only those long enough to be chosen matter. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...sequences.split(" "),
  ...roots.split(" ").flatMap((root) => [...endings, ...years].map((ending) => root + ending)),
]);
