import { useNavigate } from "@remix-run/react";
import { useCombobox } from "downshift";
import { type InputHTMLAttributes, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { usePageChange } from "~/browser/use-page-change";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { addSearch, readSearchHistory, removeSearch } from "~/stores/search-history";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { recentOptions, type SuggestionOption, suggestionOptions } from "./options";
import { SuggestionItem } from "./suggestion-item";
import styles from "./suggestions.module.css";
import { useSuggestions } from "./use-suggestions";

/** What the plain input held when this one took its place: nothing typed is lost, and the caret stays put. */
export interface InputState {
  value: string;
  focused: boolean;
  selection: [number, number];
  /** Its search was sent meanwhile: suggestions would only lie over the results. */
  sent?: boolean;
}

/** The page that the box stands on. */
export interface SearchBoxPage {
  /** What it searched for. */
  term: string;
  /** Its address, to tell it from another one. */
  place: string;
  /** Whether something is being typed that must not be lost. */
  isTyping: () => boolean;
  /** What was typed has led somewhere. */
  done: () => void;
}

export interface SuggestInputProps {
  /** Attributes of the plain input, `id` and `name` among them. */
  attributes: InputHTMLAttributes<HTMLInputElement> & { id: string };
  /** Asked once, when this input appears. */
  takeState: () => InputState;
  page: SearchBoxPage;
  recentLimit: number;
  adult: boolean;
}

const isTerm = ({ kind }: SuggestionOption) => kind === "term" || kind === "recent" || kind === "hidden";

function clearSearches(): void {
  for (const term of readSearchHistory()) removeSearch(term);
}

/** The search box as a combobox (WAI-ARIA) with recent searches, terms, categories, brands and products. */
export function SuggestInput({ attributes, takeState, page, recentLimit, adult }: SuggestInputProps) {
  const [from] = useState(takeState);
  const [plain] = useState(() => document.getElementById(attributes.id));
  const intl = useIntl();
  const paths = usePaths();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [history, setHistory] = useState(readSearchHistory);
  const [typed, setTyped] = useState(from.value);
  const [isOpen, setIsOpen] = useState(from.focused && !from.sent);
  const answer = useSuggestions(typed, adult, useFlag("Marketplace"));
  const found = answer?.suggestions;
  const listed = useRootData()?.categories;
  const items = useMemo(() => {
    if (!typed.trim())
      return recentOptions(paths, history, recentLimit, intl.formatMessage({ id: "suggestions.clear" }));
    const hidden = { text: intl.formatMessage({ id: "adult.hidden.some" }), term: typed.trim() };
    const mains = (listed ?? []).map(({ slug }) => slug);
    return found ? suggestionOptions(paths, found, { adult, mains, hidden }) : [];
  }, [typed, found, history, paths, recentLimit, intl, adult, listed]);

  const { highlightedIndex, getInputProps, getMenuProps, getItemProps, closeMenu, setInputValue } =
    useCombobox<SuggestionOption>({
      items,
      inputId: attributes.id,
      initialInputValue: from.value,
      isOpen,
      selectedItem: null,
      itemToString: (item) => (item && item.kind !== "clear" ? (item.kind === "hidden" ? typed : item.text) : ""),
      stateReducer(state, { type, changes }) {
        // Leaving the box is no choice, even when a line is marked.
        if (type === useCombobox.stateChangeTypes.InputBlur) {
          return { ...changes, selectedItem: null, inputValue: state.inputValue };
        }
        // A category, brand or product is no term: the box shows that of the page until the next one is there.
        const leadsAway = changes.selectedItem && !isTerm(changes.selectedItem);
        return leadsAway ? { ...changes, inputValue: page.term } : changes;
      },
      onInputValueChange: ({ inputValue }) => setTyped(inputValue),
      onIsOpenChange({ isOpen: opened }) {
        setIsOpen(opened);
        if (opened) setHistory(readSearchHistory());
      },
      onStateChange({ selectedItem }) {
        if (selectedItem) choose(selectedItem);
      },
    });

  function choose({ kind, text, href }: SuggestionOption): void {
    if (kind === "clear") {
      clearSearches();
      setHistory([]);
      return;
    }
    page.done();
    if (kind === "term") addSearch(text);
    navigate(href);
  }

  usePageChange(page.place, () => {
    if (page.isTyping()) return;
    closeMenu();
    setInputValue(page.term);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when this input takes the plain one's place
  useLayoutEffect(() => {
    // Typing went on in the plain input until this very moment.
    const late = plain instanceof HTMLInputElement && plain.value !== from.value ? plain.value : undefined;
    if (late !== undefined) setInputValue(late);
    if (!from.focused) return;
    input.current?.focus();
    if (late === undefined) input.current?.setSelectionRange(...from.selection);
  }, []);

  const open = isOpen && items.length > 0;
  // While the service is slow the lines are those of fewer letters: their number is not said for these.
  const counted = open && (!typed.trim() || answer?.current);
  return (
    <>
      <input
        {...getInputProps({
          ...attributes,
          defaultValue: undefined,
          ref: input,
          // Never said to be open with nothing below it; its name is that of its label.
          "aria-expanded": open,
          "aria-labelledby": undefined,
          onKeyDown(event) {
            if (event.key !== "Enter" || highlightedIndex >= 0) return;
            // Enter with no line chosen sends the form, which downshift would prevent while its list is open.
            Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            closeMenu();
          },
        })}
      />
      <VisuallyHidden>
        <span role="status">{counted && intl.formatMessage({ id: "suggestions.count" }, { count: items.length })}</span>
      </VisuallyHidden>
      <ul
        {...getMenuProps({ "aria-label": intl.formatMessage({ id: "suggestions.label" }) })}
        className={styles.list}
        hidden={!open}
      >
        {open &&
          items.map((item, index) => (
            <SuggestionItem
              key={`${item.kind} ${item.href}`}
              option={item}
              typed={typed}
              first={items[index - 1]?.kind !== item.kind}
              active={index === highlightedIndex}
              attributes={getItemProps({ item, index })}
            />
          ))}
      </ul>
    </>
  );
}
