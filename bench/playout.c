/* Random playouts of Stratego Battle in plain C: the same games from the same generator as bench/playout.py plays.

   playout START GAMES listed|uniform TWO_SQUARE_LIMIT isf|off QUIET_DRAW PLY_CAP [each]

   START is the generator's first state. Written by hand for this one board and army: rows of bits with an empty row as a
   margin, squares of stride 16, a legal set of one word a row of targets with four fields of 16 bits (up, down, right, left).
   The rules are those of docs/rules/stratego.md. Prints plies, seconds of the wall clock and of CPU, and the generator's last
   state; with `each`, a line for each game instead: plies, result, reason, and a checksum of the last position. */

#define _POSIX_C_SOURCE 199309L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROWS = 10, COLUMNS = 10, KINDS = 12, WINDOW = 8, RING = 256, NOWHERE = -1 };
enum { SPY = 9, MINER = 7, SCOUT = 8, MARSHAL = 0, BOMB = 10, FLAG = 11 };
enum { MOVED = 1, SHOWN = 2 };
enum { BOTH, ATTACKER, DEFENDER };
enum { PLAY = 1, OVER = 3 };
enum { RED_WINS, BLUE_WINS, DRAW };
enum { FLAG_CAPTURED = 1, NO_LEGAL_MOVE = 2, EXCHANGE_DRAW = 5, QUIET_DRAW = 6, PLY_CAP = 7 };

static const int ARMY[KINDS] = {1, 1, 2, 3, 4, 4, 4, 5, 8, 1, 6, 1};
static const int LAKES = 1 << 2 | 1 << 3 | 1 << 6 | 1 << 7; /* in rows 5 and 6 */

static int open_rows[18], result_of[KINDS][KINDS];
static int64_t zobrist[64][256];
static int two_square_limit, chase, quiet_draw, ply_cap;

typedef struct {
    int64_t hash, ring[RING];
    int32_t ply, turn, quiet, own[2][18], mover[2][18], slider[2][18], chase_len[2], run_len[2];
    int16_t run_line[2][WINDOW], run_low[2][WINDOW], run_high[2][WINDOW], bar_line[2], bar_low[2], bar_high[2];
    int16_t last_source[2], last_target[2], alive[2][32], lost[2][32], mobile[2], event[8], id[256];
    int8_t board[256], flag[256], player, phase, result, reason;
} State;

enum { EV_SOURCE, EV_TARGET, EV_ATTACKER, EV_DEFENDER, EV_RESULT, EV_STEPS, EV_ATTACKER_ID, EV_DEFENDER_ID };

static inline int popcount(int64_t word) { return __builtin_popcountll((uint64_t)word); }
static inline int lowest(int64_t word) { return __builtin_ctzll((uint64_t)word); }
static inline int max(int a, int b) { return a > b ? a : b; }
static inline int min(int a, int b) { return a < b ? a : b; }

static inline int draw(int64_t *rng, int n) {
    *rng = 2131995753 * (*rng & 0xFFFFFFFF) + (*rng >> 32);
    return (int)((((*rng ^ *rng >> 32) & 0x7FFFFFFF) * n) >> 31);
}

/* ---- tables ------------------------------------------------------------------------------------------------------------ */

static int combat(int attacker, int defender) {
    if (defender == FLAG) return ATTACKER;
    if (defender == BOMB) return attacker == MINER ? ATTACKER : DEFENDER;
    if (attacker == SPY && defender == MARSHAL) return ATTACKER;
    return attacker == defender ? BOTH : attacker < defender ? ATTACKER : DEFENDER; /* kinds stand from high to low */
}

static void make_tables(void) {
    uint64_t x = 20121;
    for (int r = 0; r < ROWS; r++) open_rows[r + 1] = ((1 << COLUMNS) - 1) & ~(r == 4 || r == 5 ? LAKES : 0);
    for (int a = 0; a < BOMB; a++)
        for (int d = 0; d < KINDS; d++) result_of[a][d] = combat(a, d);
    for (int code = 0; code < 64; code++)
        for (int square = 0; square < 256; square++) {
            uint64_t z = x += 0x9E3779B97F4A7C15u; /* splitmix64 */
            z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
            z = (z ^ z >> 27) * 0x94D049BB133111EBu;
            zobrist[code][square] = (int64_t)(z ^ z >> 31);
        }
}

/* ---- pieces on the board ----------------------------------------------------------------------------------------------- */

static inline void lift(State *s, int square) {
    int code = s->board[square], player = (code - 1) >> 5, r = (square >> 4) + 1, keep = ~(1 << (square & 15));
    s->own[player][r] &= keep;
    s->mover[player][r] &= keep;
    s->slider[player][r] &= keep;
    s->hash ^= zobrist[code][square];
}

static inline void land(State *s, int code, int square) {
    int player = (code - 1) >> 5, kind = (code - 1) & 31, r = (square >> 4) + 1, bit = 1 << (square & 15);
    s->own[player][r] |= bit;
    if (kind < BOMB) s->mover[player][r] |= bit;
    if (kind == SCOUT) s->slider[player][r] |= bit;
    s->hash ^= zobrist[code][square];
    s->board[square] = (int8_t)code;
}

static inline void take_off(State *s, int square) {
    int code = s->board[square], player = (code - 1) >> 5, kind = (code - 1) & 31;
    lift(s, square);
    s->alive[player][kind]--;
    s->lost[player][kind]++;
    if (kind < BOMB) s->mobile[player]--;
    s->board[square] = 0;
    s->flag[square] = 0;
    s->id[square] = -1;
}

static inline void shift(State *s, int source, int target, int flag) {
    int code = s->board[source];
    lift(s, source);
    land(s, code, target);
    s->flag[target] = (int8_t)(s->flag[source] | flag);
    s->id[target] = s->id[source];
    s->board[source] = 0;
    s->flag[source] = 0;
    s->id[source] = -1;
}

static void deploy(State *s, int player, int64_t *rng) {
    int squares[40], n = 0;
    for (int r = 6 * player; r < 6 * player + 4; r++)
        for (int c = 0; c < COLUMNS; c++) squares[n++] = r * 16 + c;
    for (int kind = 0; kind < KINDS; kind++)
        for (int k = 0; k < ARMY[kind]; k++) {
            int i = draw(rng, n), square = squares[i];
            land(s, 1 + kind + 32 * player, square);
            s->id[square] = (int16_t)square;
            s->alive[player][kind]++;
            s->mobile[player] += kind < BOMB;
            squares[i] = squares[--n];
        }
}

static void start(State *s, int64_t *rng) {
    memset(s, 0, sizeof *s);
    memset(s->id, -1, sizeof s->id);
    memset(s->event, -1, sizeof s->event);
    for (int player = 0; player < 2; player++)
        s->bar_line[player] = s->last_source[player] = s->last_target[player] = NOWHERE;
    deploy(s, 0, rng);
    deploy(s, 1, rng);
    s->phase = PLAY;
    s->ring[0] = s->hash;
}

/* ---- the legal set (STRAT-4, 6, 7) ------------------------------------------------------------------------------------- */

static inline int fill_right(int bits, int free) {
    bits |= free & bits << 1, free &= free << 1;
    bits |= free & bits << 2, free &= free << 2;
    bits |= free & bits << 4, free &= free << 4;
    return bits | (free & bits << 8);
}

static inline int fill_left(int bits, int free) {
    bits |= free & bits >> 1, free &= free >> 1;
    bits |= free & bits >> 2, free &= free >> 2;
    bits |= free & bits >> 4, free &= free >> 4;
    return bits | (free & bits >> 8);
}

static inline void write_moves(const State *s, int player, int64_t *legal) {
    const int32_t *mover = s->mover[player], *own = s->own[player], *slider = s->slider[player], *enemy = s->own[1 - player];
    int flow = 0;
    for (int r = 1; r <= ROWS; r++) {
        int ok = open_rows[r] & ~own[r], free = ok & ~enemy[r], m = mover[r], l = slider[r];
        int64_t up = (mover[r - 1] & ok) | (flow & ok), down = mover[r + 1] & ok;
        int64_t right = m << 1 & ok, left = m >> 1 & ok;
        flow = (flow & free) | l;
        right |= fill_right(l, free) << 1 & ok; /* without asking whether there is a scout: a wrong guess costs more */
        left |= fill_left(l, free) >> 1 & ok;
        legal[r - 1] = up | down << 16 | right << 32 | left << 48;
    }
    flow = 0;
    for (int r = ROWS; r >= 1; r--) {
        int ok = open_rows[r] & ~own[r];
        legal[r - 1] |= (int64_t)(flow & ok) << 16;
        flow = (flow & ok & ~enemy[r]) | slider[r];
    }
}

static inline int step_of(int direction) { return direction == 0 ? 16 : direction == 1 ? -16 : direction == 2 ? 1 : -1; }

static inline int source_of(const State *s, int direction, int target) {
    int back = step_of(direction), square = target - back;
    while (s->board[square] == 0) square -= back;
    return square;
}

static inline int is_open(int square) {
    return square >= 0 && square < 256 && (open_rows[(square >> 4) + 1] >> (square & 15) & 1);
}

static inline int line_of(int source, int target) {
    return source >> 4 == target >> 4 ? source >> 4 : 16 + (source & 15);
}

static inline int place_on(int line, int square) { return line < 16 ? square & 15 : square >> 4; }

static void bar_moves(const State *s, int player, int64_t *legal) {
    int source = s->last_target[player], bar = s->bar_line[player];
    for (int direction = 0; direction < 4; direction++)
        for (int square = source + step_of(direction); is_open(square); square += step_of(direction)) {
            int line = line_of(source, square), a = place_on(line, source), b = place_on(line, square);
            if (line == bar && max(min(a, b), s->bar_low[player]) < min(max(a, b), s->bar_high[player]))
                legal[square >> 4] &= ~((int64_t)1 << (16 * direction + (square & 15)));
            if (s->board[square]) break;
        }
}

static inline int is_beside(int a, int b) {
    int d = abs(a - b);
    return a >= 0 && b >= 0 && (d == 16 || (d == 1 && a >> 4 == b >> 4));
}

static inline int beside_enemy(const State *s, int player, int square) {
    const int32_t *enemy = s->own[1 - player];
    int r = square >> 4, c = square & 15, row = enemy[r + 1];
    return (enemy[r] >> c | enemy[r + 2] >> c | row >> (c + 1) | row << 1 >> c) & 1;
}

static int forbids(const State *s, int player, int source, int target) {
    if (!beside_enemy(s, player, target)) return 0;
    if (source == s->last_target[player] && target == s->last_source[player]) return 0;
    int code = s->board[source], length = min(s->chase_len[player], min(s->turn + 1, RING));
    int64_t after = s->hash ^ zobrist[code][source] ^ zobrist[code][target];
    for (int k = 1; k < length; k++)
        if (s->ring[(s->turn - k) & (RING - 1)] == after) return 1;
    return 0;
}

static void drop_chases(const State *s, int player, int64_t *legal) {
    const int32_t *enemy = s->own[1 - player];
    for (int r = 0; r < ROWS; r++) {
        int64_t foe = enemy[r + 1], near = (enemy[r] | enemy[r + 2] | foe << 1 | foe >> 1) & ~foe & 0xFFFF;
        int64_t word = legal[r] & (near | near << 16 | near << 32 | (near & 0x7FFF) << 48);
        for (; word; word &= word - 1) {
            int bit = lowest(word), target = r * 16 + (bit & 15);
            if (forbids(s, player, source_of(s, bit >> 4, target), target)) legal[r] &= ~((int64_t)1 << bit);
        }
    }
}

static inline int count_legal(const State *s, int64_t *legal) {
    int player = s->player, n = 0;
    write_moves(s, player, legal);
    if (s->bar_line[player] >= 0) {
        int code = s->board[s->last_target[player]];
        if (code && (code - 1) >> 5 == player) bar_moves(s, player, legal);
    }
    if (chase && s->chase_len[player] >= 2) drop_chases(s, player, legal);
    for (int r = 0; r < ROWS; r++) n += popcount(legal[r]);
    return n;
}

/* ---- one turn (STRAT-5 to 8) ------------------------------------------------------------------------------------------- */

static void find_bar(State *s, int player) {
    int n = s->run_len[player], last = (n - 1) % WINDOW;
    int line = s->run_line[player][last], low = s->run_low[player][last], high = s->run_high[player][last];
    for (int back = 2; back <= two_square_limit; back++) {
        int i = (n - back) % WINDOW;
        if (s->run_line[player][i] != line) return;
        low = max(low, s->run_low[player][i]), high = min(high, s->run_high[player][i]);
        if (low >= high) return;
    }
    s->bar_line[player] = (int16_t)line;
    s->bar_low[player] = (int16_t)low;
    s->bar_high[player] = (int16_t)high;
}

static inline void record_run(State *s, int player, int source, int target) {
    if (two_square_limit == 0) return;
    if (s->last_target[player] != source) s->run_len[player] = 0;
    int n = s->run_len[player]++, i = n % WINDOW;
    int line = line_of(source, target), a = place_on(line, source), b = place_on(line, target);
    s->run_line[player][i] = (int16_t)line;
    s->run_low[player][i] = (int16_t)min(a, b);
    s->run_high[player][i] = (int16_t)max(a, b);
    s->bar_line[player] = -1;
    if (n + 1 >= two_square_limit) find_bar(s, player);
}

static inline void record_chase(State *s, int player, int source, int target, int attack) {
    int other = 1 - player;
    s->chase_len[other] = is_beside(source, s->last_target[other]) ? s->chase_len[other] + 1 : 0;
    if (attack) s->chase_len[0] = s->chase_len[1] = 0;
    s->chase_len[player] = beside_enemy(s, player, target) ? s->chase_len[player] + 1 : 0;
}

static inline void note_event(State *s, int source, int target) {
    int defender = s->board[target];
    s->event[EV_SOURCE] = (int16_t)source;
    s->event[EV_TARGET] = (int16_t)target;
    s->event[EV_ATTACKER] = (int16_t)((s->board[source] - 1) & 31);
    s->event[EV_ATTACKER_ID] = s->id[source];
    s->event[EV_DEFENDER] = (int16_t)(defender ? (defender - 1) & 31 : -1);
    s->event[EV_DEFENDER_ID] = (int16_t)(defender ? s->id[target] : -1);
    s->event[EV_RESULT] = -1;
    s->event[EV_STEPS] = (int16_t)(abs((target >> 4) - (source >> 4)) + abs((target & 15) - (source & 15)));
}

static inline int fight(State *s, int source, int target) {
    int result = result_of[(s->board[source] - 1) & 31][(s->board[target] - 1) & 31];
    if (result == DEFENDER) {
        take_off(s, source);
        s->flag[target] |= SHOWN;
    } else if (result == ATTACKER) {
        take_off(s, target);
        shift(s, source, target, MOVED | SHOWN);
    } else {
        take_off(s, source);
        take_off(s, target);
    }
    s->event[EV_RESULT] = (int16_t)result;
    return result;
}

static inline void finish(State *s, int result, int reason) {
    s->phase = OVER;
    s->result = (int8_t)result;
    s->reason = (int8_t)reason;
}

static inline void apply(State *s, int source, int target) {
    int player = s->player, attack = s->board[target] != 0;
    s->ply++;
    record_run(s, player, source, target);
    note_event(s, source, target);
    if (attack) {
        fight(s, source, target);
        s->quiet = 0;
    } else {
        shift(s, source, target, s->event[EV_STEPS] > 1 ? MOVED | SHOWN : MOVED);
    }
    record_chase(s, player, source, target, attack);
    s->last_source[player] = (int16_t)source;
    s->last_target[player] = (int16_t)target;
    if (attack && s->event[EV_DEFENDER] == FLAG) {
        finish(s, player, FLAG_CAPTURED);
        return;
    }
    s->player = (int8_t)(1 - player);
    s->turn++;
    s->quiet += !attack;
    s->ring[s->turn & (RING - 1)] = s->hash;
    if (attack && s->event[EV_RESULT] == BOTH && s->mobile[0] == 0 && s->mobile[1] == 0)
        finish(s, DRAW, EXCHANGE_DRAW);
    else if (quiet_draw && s->quiet >= quiet_draw)
        finish(s, DRAW, QUIET_DRAW);
    else if (ply_cap && s->ply >= ply_cap)
        finish(s, DRAW, PLY_CAP);
}

/* ---- games ------------------------------------------------------------------------------------------------------------- */

static inline int choose(const int64_t *legal, int n) {
    int r = 0;
    for (int here; n >= (here = popcount(legal[r])); r++) n -= here;
    int64_t word = legal[r];
    while (n--) word &= word - 1;
    int bit = lowest(word);
    return (bit >> 4) * 256 + r * 16 + (bit & 15);
}

static inline void write_list(const int64_t *legal, int32_t *actions) {
    for (int r = 0, i = 0; r < ROWS; r++)
        for (int64_t word = legal[r]; word; word &= word - 1) {
            int bit = lowest(word);
            actions[i++] = (bit >> 4) * 256 + r * 16 + (bit & 15);
        }
}

static long play(State *s, int64_t *rng, int listed) {
    static int64_t legal[ROWS];
    static int32_t actions[1024];
    long plies = 0;
    start(s, rng);
    while (s->phase != OVER) {
        int n = count_legal(s, legal), action;
        if (listed) write_list(legal, actions);
        if (n == 0) {
            finish(s, 1 - s->player, NO_LEGAL_MOVE); /* STRAT-8.2 */
            break;
        }
        action = listed ? actions[draw(rng, n)] : choose(legal, draw(rng, n));
        apply(s, source_of(s, action >> 8, action & 255), action & 255);
        plies++;
    }
    return plies;
}

static uint32_t checksum(const State *s) {
    uint32_t sum = 1;
    for (int square = 0; square < 256; square++)
        sum = 31 * sum + (uint32_t)(s->board[square] + 64 * s->flag[square] + 256 * (s->id[square] + 1));
    return sum;
}

static double seconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(int n, char **argument) {
    static State state;
    if (n < 8) return fprintf(stderr, "see the head of bench/playout.c for the seven arguments\n"), 2;
    int64_t rng = atoll(argument[1]);
    int games = atoi(argument[2]), listed = !strcmp(argument[3], "listed"), each = n > 8;
    two_square_limit = atoi(argument[4]);
    chase = !strcmp(argument[5], "isf");
    quiet_draw = atoi(argument[6]);
    ply_cap = atoi(argument[7]);
    make_tables();
    long plies = 0;
    double wall = seconds(CLOCK_MONOTONIC), cpu = seconds(CLOCK_PROCESS_CPUTIME_ID);
    for (int game = 0; game < games; game++) {
        long here = play(&state, &rng, listed);
        if (each) printf("%ld %d %d %u\n", here, state.result, state.reason, (unsigned)checksum(&state));
        plies += here;
    }
    wall = seconds(CLOCK_MONOTONIC) - wall, cpu = seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu;
    if (!each) printf("%ld %.9f %.9f %lld\n", plies, wall, cpu, (long long)rng);
    return 0;
}
